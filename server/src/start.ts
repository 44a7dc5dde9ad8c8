// `npm start`: the server as a sandbox, with demonstration data and a quiet log unless the environment says otherwise.
process.env.FRETE_DEMO ??= "1";
process.env.FRETE_LOG ??= "warn";
// A receiver on the same machine is how most people try events; not where strangers reach the demonstration's tokens.
if (/^(127\.|::1$|localhost$|$)/.test(process.env.HOST ?? ""))
  process.env.FRETE_WEBHOOK_ALLOW ??= "127.0.0.0/8,::1";
await import("./main.ts");
