import * as z from 'zod'
import { ENDPOINTS, type Endpoint } from './endpoints'

const INTRODUCTION = `# HTTP API

Rendered from \`src/docs/endpoints.ts\` and the schemas the routes use: \`npm run docs\`. A test fails
when a route is missing here or this page is stale.

Every refusal is \`{ "error": "<sentence>", "code": "<stable.code>", "fields"?: { [id]: message }, "requestId" }\`.
Changes are accepted from our own pages only (Origin and Sec-Fetch-Site); sessions are a cookie.
`

type Property = { type?: string | string[]; enum?: unknown[]; anyOf?: Property[]; items?: Property }

function typeName(property: Property): string {
  if (property.enum) return property.enum.map((value) => `\`${value}\``).join(', ')
  if (property.anyOf) return property.anyOf.map(typeName).join(' or ')
  if (property.items) return `list of ${typeName(property.items)}`
  return [property.type ?? 'any'].flat().join(' or ')
}

function renderFields(title: string, schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const required = new Set(json.required ?? [])
  const rows = Object.entries(json.properties ?? {}).map(([name, property]) => {
    const need = required.has(name) ? '' : ' (optional)'
    return `- \`${name}\`${need}: ${typeName(property as Property)}`
  })
  return [`${title}:`, '', ...rows, '']
}

const renderEndpoint = ({ method, path, access, summary, body, query, answers }: Endpoint) => [
  `## ${method} ${path}`,
  '',
  summary,
  '',
  `Access: ${access === 'anyone' ? 'anyone' : `staff with \`${access}\``}. Answers: ${answers}.`,
  '',
  ...renderFields('Query', query),
  ...renderFields('Body (JSON)', body),
]

/** The whole of docs/api.md. */
export const renderApiDocs = (): string =>
  `${[INTRODUCTION, ...ENDPOINTS.flatMap(renderEndpoint)].join('\n').trimEnd()}\n`
