// `npm start`: the server as a sandbox, with demonstration data and a quiet log unless the environment says otherwise.
process.env.FRETE_DEMO ??= "1";
process.env.FRETE_LOG ??= "warn";
await import("./main.ts");
