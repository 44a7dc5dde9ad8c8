/** The server of support/ours.ts with metrics and a line for each request in the access log. */
process.env.FRETE_METRICS_PORT = "0";
process.env.FRETE_ACCESS_LOG = "full";
await import("../support/ours.ts");
