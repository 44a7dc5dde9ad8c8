import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";

/** Spans of work that is under way, each within the one that asked for it. */
export interface Spans {
  /** Where work is now; undefined: in nothing that is traced. */
  current(): Context | undefined;
  /** Begins a span below `parent`, and gives the context of what is done in it. */
  begin(
    name: string,
    options: { kind: SpanKind; attributes?: Attributes; parent?: Context | undefined },
  ): { span: Span; context: Context };
  /** Runs work in a context. */
  within<T>(context: Context, work: () => T): T;
  /** Runs work in a span of its own when it is part of something that is traced. */
  around<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
}

/** Makes the spans of a tracer. They are kept by themselves, so that nothing global is set that others in the process would find. */
export function createSpans(tracer: Tracer): Spans {
  const active = new AsyncLocalStorage<Context>();
  const begin: Spans["begin"] = (name, { kind, attributes = {}, parent = ROOT_CONTEXT }) => {
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    return { span, context: trace.setSpan(parent, span) };
  };
  return {
    current: () => active.getStore(),
    begin,
    within: (context, work) => active.run(context, work),
    around: async (name, attributes, work) => {
      const parent = active.getStore();
      if (!parent) return work();
      const { span, context } = begin(name, { kind: SpanKind.INTERNAL, attributes, parent });
      try {
        return await active.run(context, work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: errorName(error) });
        throw error;
      } finally {
        span.end();
      }
    },
  };
}

/** The kind of an error; its text may hold what a customer sent. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return "error";
  return "kind" in error ? `${error.name} ${error.kind}` : error.name;
}
