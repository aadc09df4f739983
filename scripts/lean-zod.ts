import { cutPackages } from './cut-packages.ts'

const file = 'zod/v4/classic/schemas.js'

/**
 * Every zod schema can describe itself as JSON Schema: only the server uses that, and the code is as large as a screen.
 * The English messages are replaced by ours anyway (src/rules/field-problem.ts).
 */
export const leanZod = () =>
  cutPackages('lean-zod', [
    { file, from: 'import en from "../locales/en.js";', to: 'const en = () => ({});' },
    { file, from: 'import * as processors from "../core/json-schema-processors.js";', to: 'const processors = {};' },
    {
      file,
      from: 'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js";',
      to: 'const createStandardJSONSchemaMethod = () => undefined; const createToJSONSchemaMethod = () => undefined;',
    },
  ])
