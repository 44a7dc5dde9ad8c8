// Run by the container's platform: ends with 0 while the server is ready to serve.
const { PORT = "3000" } = process.env;
const { ok } = await fetch(`http://127.0.0.1:${PORT}/readyz`, { signal: AbortSignal.timeout(2500) }).catch(
  () => ({
    ok: false,
  }),
);
process.exitCode = ok ? 0 : 1;
