// Packages that the code is not held against here: to load their types takes the compiler longer, and more memory, than they tell it.
declare module "@aws-sdk/client-s3";
declare module "@scalar/fastify-api-reference";
