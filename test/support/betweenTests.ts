/** Between two tests the event loop turns once: vitest's own messages get through, however long each test holds the thread. */
import { afterEach } from "vitest"

afterEach(() => new Promise<void>((resume) => setImmediate(() => resume())))
