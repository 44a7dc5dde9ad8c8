import type { GeographyRow, RegiaoUf } from "./buildGeography.ts";

// 53990 is Fernando de Noronha, an island far from Recife.
// First five digits, both ends inclusive. A capital or metropolitan range lies inside its state's and is narrower.
const interior =
  "AC 69900-69999;AL 57000-57999;AM 69000-69299,69400-69899;AP 68900-68999;BA 40000-48999;CE 60000-63999;" +
  "DF 70000-72799,73000-73699;ES 29000-29999;GO 72800-72999,73700-76799;MA 65000-65999;MG 30000-39999;" +
  "MS 79000-79999;MT 78000-78899;PA 66000-68899;PB 58000-58999;PE 50000-56999;PI 64000-64999;PR 80000-87999;" +
  "RJ 20000-28999;RN 59000-59999;RO 76800-76999;RR 69300-69399;RS 90000-99999;SC 88000-89999;SE 49000-49999;" +
  "SP 01000-19999;TO 77000-77999";
const capital =
  "AC 69900-69924;AL 57000-57099;AM 69000-69099;AP 68900-68914;BA 40000-42599;CE 60000-61599;" +
  "DF 70000-72799,73000-73699;ES 29000-29099;GO 74000-74899;MA 65000-65109;MG 30000-31999;MS 79000-79129;" +
  "MT 78000-78109;PA 66000-66999;PB 58000-58099;PE 50000-52999;PI 64000-64099;PR 80000-82999;RJ 20000-23799;" +
  "RN 59000-59139;RO 76800-76849;RR 69300-69339;RS 90000-91999;SC 88000-88099;SE 49000-49099;" +
  "SP 01000-05999,08000-08499;TO 77000-77299";
const metropolitano =
  "SP 06000-07999,08500-09999;RJ 23800-26600;MG 32000-34999;RS 92000-94999;PR 83000-83899;PE 53000-53989,53991-54999;" +
  "PA 67000-67999;CE 61600-61999;BA 42600-44470;ES 29100-29189,29200-29229;AP 68925-68944;" +
  "SE 49100-49119,49140-49169;RO 76860-76860";

function rowsOf(texto: string, regiaoUf: RegiaoUf): GeographyRow[] {
  return texto.split(";").flatMap((estado) =>
    estado
      .slice(3)
      .split(",")
      .map((faixa) => ({
        cepInicio: Number(faixa.slice(0, 5)) * 1000,
        cepFim: Number(faixa.slice(6)) * 1000 + 999,
        uf: estado.slice(0, 2),
        regiaoUf,
      })),
  );
}

/** The CEP ranges the program knows by itself; an operator's import takes their place. */
export const faixasPadrao: readonly GeographyRow[] = [
  ...rowsOf(capital, "Capital"),
  ...rowsOf(metropolitano, "Metropolitano"),
  ...rowsOf(interior, "Interior"),
];
