/** The server of support/ours.ts with metrics, without access log. */
process.env.FRETE_METRICS_PORT = "0";
await import("../support/ours.ts");
