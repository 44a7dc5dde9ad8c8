import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A receiver in a process of its own that takes whatever comes; it sends its port, and ends with its parent. */
const server = createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(204).end());
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
