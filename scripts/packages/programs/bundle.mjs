// Bundles a program by a bundler: `node bundle.mjs BUNDLER one|split PROGRAM FOLDER`.
import { resolve } from "node:path";

const [bundler, form, program, folder] = process.argv.slice(2);
const isSplit = form === "split";
const entry = resolve(program);
const outdir = resolve(folder);

const bundlers = {
  async esbuild() {
    const { build } = await import("esbuild");
    const common = {
      entryPoints: { main: entry },
      bundle: true,
      minify: true,
      format: "esm",
      platform: "browser",
    };
    await build({
      ...common,
      splitting: isSplit,
      outdir,
      outExtension: { ".js": ".mjs" },
      logLevel: "error",
    });
  },
  async vite() {
    const { build } = await import("vite");
    const output = { entryFileNames: "main.mjs", codeSplitting: isSplit };
    await build({
      configFile: false,
      logLevel: "error",
      build: {
        outDir: outdir,
        minify: true,
        lib: { entry, formats: ["es"] },
        rolldownOptions: { output },
      },
    });
  },
  async webpack() {
    const { default: webpack } = await import("webpack");
    const compiler = webpack({
      mode: "production",
      target: "es2022",
      context: resolve("."),
      entry,
      experiments: { outputModule: true },
      output: {
        path: outdir,
        filename: "main.mjs",
        chunkFilename: "[id].mjs",
        module: true,
        chunkFormat: "module",
      },
      ...(isSplit ? {} : { plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })] }),
    });
    const stats = await new Promise((done, fail) =>
      compiler.run((error, result) => (error ? fail(error) : done(result))),
    );
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  },
};

await bundlers[bundler]();
