// Dredd loads hooks from CommonJS files only; the hooks themselves are set by the function that the run passes in.
const hooks = require("hooks");

hooks.configuration.custom.register(hooks);
