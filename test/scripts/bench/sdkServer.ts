/** A server of the MCP SDK that offers nothing: the least that a server of this protocol takes to greet. */
import { Server } from "@modelcontextprotocol/sdk/server/index.js"
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js"

const server = new Server({ name: "alone", version: "0" }, { capabilities: { tools: {} } })
await server.connect(new StdioServerTransport())
