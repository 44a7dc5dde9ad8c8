import type { CreateDriver } from "./driver.ts";
import { chatDriver } from "./reference/chatDriver.ts";
import { conciliacaoDriver } from "./reference/conciliacaoDriver.ts";
import { instalacaoDriver } from "./reference/instalacaoDriver.ts";
import { operator } from "./reference/operator.ts";
import { pedidoDriver } from "./reference/pedidoDriver.ts";
import { transporteDriver } from "./reference/transporteDriver.ts";

/** Drives the reference server through its operator's interface. */
const referenceDriver: CreateDriver = ({ url, environment }) => {
  const call = operator(url, environment.FRETE_OPERATOR_TOKEN ?? "frete_op_demo");
  return {
    ...pedidoDriver(call),
    ...conciliacaoDriver(call),
    ...chatDriver(call),
    ...transporteDriver(call),
    ...instalacaoDriver(call),
  };
};

export default referenceDriver;
