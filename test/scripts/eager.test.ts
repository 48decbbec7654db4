/** Tests the form in which the build writes functions that a start calls. */
import { Script } from "node:vm"
import { assert, describe, it } from "@effect/vitest"
import { calledAtStart } from "./called.mjs"
import { eager } from "./eager.mjs"

/** The text with the functions that begin and end with `«` and `»` called, without these marks. */
const marked = (text: string): { readonly plain: string; readonly called: ReadonlySet<string> } => {
  const called = new Set<string>()
  const open: Array<number> = []
  let plain = ""
  for (const letter of text) {
    if (letter === "«") open.push(plain.length)
    else if (letter === "»") called.add(`${open.pop()}-${plain.length}`)
    else plain += letter
  }
  return { plain, called }
}

const written = (text: string): string => {
  const { plain, called } = marked(text)
  return eager(plain, called)
}

describe("eager", () => {
  it("puts functions that are called into parentheses, and leaves the others", () => {
    assert.strictEqual(written("f(«function(){}»,function(){})"), "f((function(){}),function(){})")
    assert.strictEqual(written("const f=«x=>x+1»,g=x=>x+2"), "const f=(function(x){return x+1}),g=x=>x+2")
    assert.strictEqual(
      written("f(«()=>({a:1})»,«(a,b=[1],...c)=>{g(a)}»)"),
      "f((function(){return ({a:1})}),(function(a,b=[1],...c){g(a)}))"
    )
    assert.strictEqual(written("f(«async x=>{await x}»)"), "f((async function(x){await x}))")
  })

  it("writes functions within functions, in parameters and bodies", () => {
    assert.strictEqual(
      written("f(«(a=«()=>1»)=>«b=>a(b,c=>c)»»)"),
      "f((function(a=(function(){return 1})){return (function(b){return a(b,c=>c)})}))"
    )
    assert.strictEqual(written("class A{m(){return«()=>1»}}"), "class A{m(){return(function(){return 1})}}")
  })

  it("makes properties of the methods of objects", () => {
    assert.strictEqual(
      written('f({«a(b){return this.c(()=>b)}»,«"d"(){}»,«async e(){}»,«*f(){}»,g(){}})'),
      'f({a:(function(b){return this.c(()=>b)}),"d":(function(){}),e:(async function(){}),f:(function*(){}),g(){}})'
    )
    for (const text of [
      "({«get a(){return 1}»})",
      "({«[a](){}»})",
      "({«a(){return super.a()}»})",
      "({«__proto__(){}»})",
      "class A{«a(){}»}"
    ])
      assert.strictEqual(written(text), text.replace(/[«»]/g, ""))
  })

  it("leaves arrow functions that read what they share with the code around", () => {
    for (const text of [
      "()=>this",
      "()=>()=>this",
      "()=>arguments[0]",
      "()=>new.target",
      "()=>super.m()",
      "()=>({[this.a](){}})"
    ])
      assert.strictEqual(written(`({m(){return[«${text}»]}})`), `({m(){return[${text}]}})`)
    assert.strictEqual(written("f(«()=>function(){return this}»)"), "f((function(){return function(){return this}}))")
    assert.strictEqual(written("f(«()=>import.meta»)"), "f((function(){return import.meta}))")
  })

  it("declares functions before all that may use them", () => {
    const text =
      "export{f};const a=f(1);«function f(x){return x>3?x:f(x+1)}»«async function g(){}»«function*h(){}»var b=a;"
    assert.strictEqual(
      written(text),
      "var f=(function(x){return x>3?x:f(x+1)}),g=(async function(){}),h=(function*(){});export{f};const a=f(1);;;;var b=a;"
    )
  })

  it("changes neither results nor names", () => {
    const { plain, called } = marked(
      "const twice=«f=>«x=>f(f(x))»»;const add=«(a,b=1)=>({sum:a+b})»;" +
        "«function*count(n){for(let i=0;i<n;i++)yield i}»" +
        "JSON.stringify([twice(«x=>x*2»)(3),add(1),add.name,add.length,count.name,[...count(3)]])"
    )
    const text = eager(plain, called)
    assert.strictEqual(new Script(text).runInThisContext(), '[12,{"sum":2},"add",1,"count",[0,1,2]]')
    assert.strictEqual(new Script(text).runInNewContext(), new Script(plain).runInNewContext())
  })

  it("has V8 compile the functions together with their file", () => {
    const body = "let sum=0;for(const one of list)if(one>limit)sum+=one*2;return sum"
    const { plain, called } = marked(
      `const a=«(list,limit)=>{${body}}»;«function b(list,limit){${body}}»;f(«function(list,limit){${body}}»)`
    )
    const compiled = (text: string) => new Script(text).createCachedData().length
    const one = compiled(`f((function(list,limit){${body}}))`) - compiled(`f(function(list,limit){${body}})`)
    assert.isAbove(one, body.length)
    assert.isAbove(compiled(eager(plain, called)) - compiled(plain), 2.5 * one)
  })
})

describe("calledAtStart", () => {
  const server = (answer: string) =>
    `import{ready}from"./part.js";process.stdin.setEncoding("utf8").on("data",lines=>{` +
    `for(const{id}of lines.trim().split("\\n").map(JSON.parse))if(id)console.log(JSON.stringify({id,...${answer}}))});ready()`
  const part = "export function ready(){}export function unused(){}"

  it("finds the functions of each file that a session calls", async () => {
    const files = new Map([
      ["main.js", server("{result:{}}")],
      ["part.js", part]
    ])
    const called = await calledAtStart(files, "main.js", { calls: [["tool", {}]] })
    assert.isTrue(called.get("part.js")?.has("7-25"))
    assert.isFalse(called.get("part.js")?.has("32-51"))
    const main = files.get("main.js") ?? ""
    assert.isTrue(called.get("main.js")?.has(`${main.indexOf("lines=>")}-${main.indexOf(");ready")}`))
  }, 60_000)

  it("fails where a program does not answer", async () => {
    for (const answer of ["{error:{}}", "{result:{isError:true}}"]) {
      const files = new Map([
        ["main.js", server(answer)],
        ["part.js", part]
      ])
      const failed = await calledAtStart(files, "main.js", { calls: [] }).catch(String)
      assert.include(failed, "main.js answered")
    }
  }, 60_000)
})
