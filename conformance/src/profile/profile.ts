import type { Target } from "../engine/target.ts";
import type { Driver } from "./driver.ts";
import { FEATURE_NAMES, type FeatureName } from "./features.ts";
import { Receiver } from "./receiver.ts";

/** The implementation under test and what the cases may take for granted about its two stores. */
export interface Profile extends Target {
  /** Name and version of the implementation, for the reports. */
  implementation: string;
  /** Optional features that the implementation claims to have: see `FEATURES`. */
  features: readonly FeatureName[];
  /** Modules and operations that the implementation does not have yet. */
  unsupported: readonly string[];
  driver: Driver;
  /** Receives the notifications of the implementation; undefined: it cannot reach the kit. */
  receiver: Receiver | undefined;
  /** Tokens of the first store (`api`, `cotacao`) and of the second (`api2`, `cotacao2`). */
  tokens: Readonly<Record<"api" | "cotacao" | "api2" | "cotacao2", string>>;
  fixtures: {
    /** A destination to which every branch of the first store delivers parcels of some kilograms. */
    destino: {
      cepDestino: string;
      cep: number;
      uf: string;
      ufExtenso: string;
      regiaoUf: string;
      regiaoPais: string;
    };
    /** Eight digits that are no postal code of Brazil. */
    cepInexistente: string;
    /** ERP codes of three active branches of the first store. */
    filiais: readonly [string, string, string];
    /** ERP code of an inactive branch of the first store. */
    filialInativa: string;
    /** ERP code of an active branch of the second store that the first one does not have. */
    filialAlheia: string;
    /** What `deParaMkt` means in the first store: a code and its only method; null when it maps none. */
    deParaMkt: { codigo: string; metodo: string } | null;
    /** A carrier of the first store that is enabled for chat, with a shipping method that needs no tracking code. */
    transportadora: Transporte;
    /** A shipping method of the postal service, of another carrier of the first store that is enabled for chat. */
    correios: Transporte;
    /** GET /chat/{idPedido} requests that a store has in a minute. */
    leiturasDeChatPorMinuto: number;
    /** Longest time from an event to its notification, and from a failed notification to the next one; seconds. */
    esperaDoEvento: number;
  };
  /** In the codes of all that this run creates, and of no other run; capital letters and digits, at most 12. */
  run: string;
  /** Hold the implementation to decisions of the project (`NS-...`) too, not only to the interface. */
  strict: boolean;
}

/** A shipping method by its names. */
export interface Transporte {
  nomeTransportadora: string;
  nomeMetodoEnvio: string;
}

/**
 * The id of a run, by the time.
 * @param seed what it begins with, at most 4 characters
 */
export function newRun(seed = ""): string {
  return seed + Date.now().toString(36).toUpperCase();
}

/** The demonstration stores of the reference server. */
export function referenceProfile(url: string): Profile {
  return {
    implementation: "reference server",
    features: FEATURE_NAMES,
    unsupported: [],
    driver: {},
    receiver: new Receiver("http://127.0.0.1:0"),
    url,
    tokens: {
      api: "frete_api_demo1",
      cotacao: "frete_cot_demo1",
      api2: "frete_api_demo2",
      cotacao2: "frete_cot_demo2",
    },
    fixtures: {
      destino: {
        cepDestino: "01310100",
        cep: 1310100,
        uf: "SP",
        ufExtenso: "São Paulo",
        regiaoUf: "Capital",
        regiaoPais: "Sudeste",
      },
      cepInexistente: "00000000",
      filiais: ["SP01", "PR01", "PE01"],
      filialInativa: "MG01",
      filialAlheia: "RJ01",
      deParaMkt: { codigo: "EX", metodo: "Expresso" },
      transportadora: { nomeTransportadora: "Trilha Azul Transportes", nomeMetodoEnvio: "Econômico" },
      correios: { nomeTransportadora: "Postal Nacional", nomeMetodoEnvio: "Encomenda" },
      leiturasDeChatPorMinuto: 60,
      esperaDoEvento: 10,
    },
    run: newRun(),
    strict: true,
  };
}
