import type { CreateDriver } from "../profile/driver.ts";
import { chatDriver } from "./chatDriver.ts";
import { conciliacaoDriver } from "./conciliacaoDriver.ts";
import { instalacaoDriver } from "./instalacaoDriver.ts";
import { operator } from "./operator.ts";
import { pedidoDriver } from "./pedidoDriver.ts";
import { transporteDriver } from "./transporteDriver.ts";

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
