import * as z from 'zod'
import type { RouteDeclaration, RouteInfo } from '@/lib/http/body'
import type { Route } from '../support/routes'

const INTRODUCTION = `# HTTP API

Rendered from the declarations in \`src/app/**/route.ts\`: \`npm run docs\`. A test fails when this page is
stale.

Every refusal is \`{ "error": "<sentence>", "code": "<stable.code>", "fields"?: { [id]: message }, "requestId" }\`.
Changes are accepted from our own pages only (Origin and Sec-Fetch-Site); sessions are a cookie.
`

type Property = {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Property[]
  items?: Property
  additionalProperties?: Property
  title?: string
}

function typeName(property: Property): string {
  if (property.enum) return property.enum.map((value) => `\`${value}\``).join(', ')
  if (property.anyOf) return property.anyOf.map(typeName).join(' or ')
  if (property.items) return `list of ${typeName(property.items)}`
  return [property.type ?? 'any'].flat().join(' or ')
}

/**
 * Returns the schema that describes what a request may contain. For `z.preprocess` it is the inner
 * one.
 */
const shapeOf = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodPipe && schema.def.in instanceof z.ZodTransform
    ? (schema.def.out as z.ZodType)
    : schema

function renderFields(title: string, schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const json = z.toJSONSchema(shapeOf(schema), { io: 'input', unrepresentable: 'any' })
  const required = new Set(json.required ?? [])
  const rows = Object.entries(json.properties ?? {}).map(([name, property]) => {
    const need = required.has(name) ? '' : ' (optional)'
    const { title, additionalProperties } = property as Property
    const value = title ? additionalProperties : property
    return `- \`${title ?? name}\`${need}: ${typeName(value as Property)}`
  })
  return [`${title}:`, '', ...rows, '']
}

const renderBody = ({ body, rawBody }: RouteDeclaration) =>
  typeof rawBody === 'string'
    ? [`Body: ${rawBody}.`, '']
    : renderFields('Body (JSON)', body ?? rawBody)

function accessText(access: RouteInfo['access']): string {
  return access === 'anyone' ? 'anyone' : `staff with \`${access}\``
}

function renderRoute({ method, address, info }: Route): string[] {
  if (!info?.declaration) return []
  const { summary, query, returns } = info.declaration
  return [
    `## ${method} ${address}`,
    '',
    summary,
    '',
    `Access: ${accessText(info.access)}. Returns: ${returns}.`,
    '',
    ...renderFields('Query', query),
    ...renderBody(info.declaration),
  ]
}

export const renderApiDocs = (routes: readonly Route[]): string =>
  `${[INTRODUCTION, ...routes.flatMap(renderRoute)].join('\n').trimEnd()}\n`
