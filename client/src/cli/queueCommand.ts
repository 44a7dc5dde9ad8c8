import { Command } from "commander";
import type { Context } from "./context.ts";
import { addExamples } from "./examplesOf.ts";
import { renderEvento } from "./renderEvento.ts";

/** `frete-loja queue`: the events of a store that reads its queue. */
export function queueCommand(context: Context): Command {
  return new Command("queue")
    .summary("Read events, follow them, confirm them")
    .description(
      "The queue of events of a store that registered with modulo fila. An event stays in it, and comes back behind the others, until it is confirmed.",
    )
    .addCommand(readCommand(context))
    .addCommand(followCommand(context))
    .addCommand(confirmCommand(context))
    .addCommand(openCommand(context));
}

function readCommand(context: Context): Command {
  const command = new Command("read")
    .description("Shows the next event, which stays in the queue.")
    .option("--json", "the event as it is");
  command.action(async () => {
    const evento = await context.client().fila.read();
    if (evento) show(context, evento, command.opts().json);
    else context.note("Nothing waits.");
  });
  return addExamples(command, "queue read", ["", "--json | jq -r .documento"]);
}

function followCommand(context: Context): Command {
  const command = new Command("follow")
    .description("Shows events as they come, and confirms each, until Ctrl+C.")
    .option("--json", "each event as a line of JSON");
  command.action(async () => {
    const { signal } = context.terminal;
    let count = 0;
    context.note("Events are shown and confirmed as they come; Ctrl+C ends.");
    await context.client().fila.consume(
      (evento) => {
        count++;
        show(context, evento, command.opts().json);
      },
      { signal },
    );
    context.note(`${count} events.`);
  });
  return addExamples(command, "queue follow", ["", "--json | tee -a eventos.jsonl"]);
}

function confirmCommand(context: Context): Command {
  const command = new Command("confirm")
    .description("Takes events that were treated out of the queue.")
    .argument("<documents...>", "documento of each, such as evt_1_7");
  command.action(async (documentos: string[]) => {
    for (const documento of documentos) {
      await context.client().fila.remove(documento);
      context.print(`${documento} confirmed`);
    }
  });
  return addExamples(command, "queue confirm", ["evt_1_7", "evt_1_7 evt_1_8"]);
}

function openCommand(context: Context): Command {
  const command = new Command("open")
    .description("From now on the store's events go to its queue, and to no receiver.")
    .argument("[url]", "address to register, which nobody calls", "https://loja.example.com/eventos");
  command.action(async (url: string) => {
    const { mensagem } = await context.client().call("registrarWebhook", { body: { url, modulo: "fila" } });
    context.print(context.style.green(mensagem));
  });
  return addExamples(command, "queue open", [""]);
}

function show(
  { print, style }: Context,
  evento: Parameters<typeof renderEvento>[0],
  json: boolean | undefined,
): void {
  print(json ? JSON.stringify(evento) : renderEvento(evento, style));
}
