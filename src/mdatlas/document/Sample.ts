/** A document with a bit of everything, made up: what a server reads before anyone gives it one to read. */

const section = (index: number): string => `${"#".repeat(1 + (index % 3))} Section ${index} with \`code\`

A paragraph of several lines, as most documents are made of, with \`code\`, a [link](https://example.org)
and *emphasis*. Its second line is about as long as the first, and a reference follows: [a label].
The third is shorter.

- an item
- another, with a child
  - the child, whose text goes on
    in a second line
1. first
2. second

> A quotation, then a list in it:
> - one item

\`\`\`js
// # no heading
const value = { a: 1 }
\`\`\`

| Name | Meaning |
| ---- | ------- |
| \`a\`  | the first |

<div class="note">
text
</div>

    indented code

Underlined ${index}
----------

見出しのある文書の一段落。

[a label]: https://example.org/${index} "title"

***

`

/** Some 70 KB of it, in UTF-8. */
export const sample = (): Buffer => Buffer.from(Array.from({ length: 100 }, (_, index) => section(index)).join(""))
