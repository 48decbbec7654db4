// The notices of the packages that the bundles hold, as their licences demand of whoever hands them on.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const NOTICE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i

/**
 * Packages that name their licence and ship no text of it: the holder of the copyright according to their documents.
 */
const withoutText = new Map([
  ["@nodable/entities", { license: "MIT", copyright: "Copyright (c) Amit Gupta (https://solothought.com)" }],
  ["format", { license: "MIT", copyright: "Copyright 2010 - 2014 Sami Samhuri <sami@samhuri.net>" }],
  ["saxes", { license: "ISC", copyright: "Copyright (c) Louis-Dominique Dubeau <ldd@lddubeau.com>" }]
])

/** The text of those licences, https://spdx.org/licenses. */
const terms = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`
}

/** The folders of the packages that a build has taken files from, seen from the root. */
export const packagesOf = (metafile) => {
  const folders = new Set()
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const found = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)
      if (found !== null && bytesInOutput > 0) folders.add(found[0])
    }
  }
  return [...folders].sort()
}

/** The texts of each package, under its name and version; throws where one has none. */
export const notices = (root, metafile) => {
  const texts = new Map()
  const lacking = []
  for (const folder of packagesOf(metafile)) {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))
    const files = readdirSync(join(root, folder))
      .filter((file) => NOTICE.test(file))
      .sort()
    const known = withoutText.get(name)
    const text =
      files.length === 0 && known !== undefined
        ? `${known.copyright}\n\n${terms[known.license]}`
        : files.map((file) => readFileSync(join(root, folder, file), "utf8").trim()).join("\n\n")
    if (text === "") lacking.push(`${name}@${version}`)
    texts.set(`${name} ${version} (${license ?? known?.license})`, text)
  }
  if (lacking.length > 0) throw new Error(`no licence text in: ${lacking.join(", ")}`)
  return texts
}

/** One file of all notices; packages with the same text stand together. */
export const noticesFile = (root, metafile) => {
  const byText = new Map()
  for (const [title, text] of notices(root, metafile)) byText.set(text, [...(byText.get(text) ?? []), title])
  const parts = Array.from(byText, ([text, titles]) => `${titles.join("\n")}\n\n${text}`)
  const rule = "=".repeat(80)
  return `The programs in this folder hold code of these packages.\n\n${rule}\n${parts.join(`\n\n${rule}\n`)}\n`
}
