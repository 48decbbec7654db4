/** A document with a bit of everything, made up: what a server reads before anyone gives it one to read. */

const FRONT = "---\ntitle: Sample\n---\n\n"

const section = (index: number): string => `${"#".repeat(1 + (index % 4))} Section ${index} with \`code\`

A paragraph of several lines, as most documents are made of, with \`code\`, a [link](https://example.org)
and *emphasis*. Its second line is about as long as the first, and a reference follows: [a label].
12 lines begin with a number, and one or two with a sign;
-5 degrees, for instance, or +3. A line with two blanks at its end:  
\\* escaped, &amp; an entity, <br> a tag, an address <https://example.org/${index}> — and a dash.

- an item
- another, with a child
  - the child, whose text goes on
    in a second line

  and a second paragraph
* a star
+ a plus
1. first
2. second
   \`\`\`
   code in an item
   \`\`\`
10) a parenthesis

> A quotation, then a list in it:
> - one item
>   > and a quotation in that
lazily continued

\`\`\`js
// # no heading
const value = { a: 1 }

if (value) {
	call(value)
}
\`\`\`

~~~
another fence
~~~

| Name | Meaning |
| :--- | ------: |
| \`a\`  | the first |
| b | a \\| in a cell |

### Notes

<div class="note">
<p>text</p>
</div>

<!-- a comment
# no heading
-->

    indented code
	and with a tab

#no heading, #5 neither
##### Closed by *marks*, [linked](#a) and \\_escaped &lt;${index}&gt; #####

Underlined ${index}
----------

Underlined twice
and in two lines
================

見出しのある文書の一段落。絵文字も🙂ある。\r
A line with another end.\r
\r
[a label]: https://example.org/${index} "title"
[another]: <#here>
[^${index}]: A footnote
    with more text.

***
   
---

`

/** Some 70 KB of it, in UTF-8. */
export const sample = (): Buffer =>
  Buffer.from(FRONT + Array.from({ length: 50 }, (_, index) => section(index)).join(""))
