import type { Feature } from "./feature.ts";
import { ANSWERS } from "./served/answers.ts";
import { BODIES } from "./served/bodies.ts";
import { PARAMETERS } from "./served/parameters.ts";
import { ROUTES } from "./served/routes.ts";
import { SCHEMAS } from "./served/schemas.ts";
import { SECURITY } from "./served/security.ts";
import { SERVICES } from "./served/services.ts";

/** What is served: a contract may say all of this. */
export const SERVED: readonly Feature[] = [
  ...SERVICES,
  ...ROUTES,
  ...PARAMETERS,
  ...BODIES,
  ...ANSWERS,
  ...SECURITY,
  ...SCHEMAS,
];
