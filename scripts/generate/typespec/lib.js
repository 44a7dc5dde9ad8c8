// @ts-check
import { createTypeSpecLibrary, paramMessage } from "@typespec/compiler";

export const $lib = createTypeSpecLibrary({
  name: "@frete/typespec",
  diagnostics: {
    "invalid-day": {
      severity: "error",
      messages: { default: paramMessage`"${"day"}" is no day: write it as 2027-01-31.` },
    },
    "sunset-before-deprecation": {
      severity: "error",
      messages: {
        default: paramMessage`It would go on ${"sunset"}, and is only deprecated since ${"since"}: the sunset comes later.`,
      },
    },
    "empty-unit": {
      severity: "error",
      messages: { default: '@unit says what the number counts, such as "kg", "items" or "id".' },
    },
  },
  state: {
    deprecation: { description: "Since when a part is deprecated, and how it ends" },
    unit: { description: "What a number measures or counts" },
  },
});
