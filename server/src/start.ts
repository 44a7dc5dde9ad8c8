// `npm start`: the server as a sandbox, unless the environment says otherwise.
import { sandboxEnvironment } from "./demo/sandboxEnvironment.ts";

Object.assign(process.env, sandboxEnvironment(process.env));
await import("./main.ts");
