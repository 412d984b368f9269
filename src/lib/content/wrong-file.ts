const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export function wrongFileMessage(name: string, types: readonly string[]): string {
  const kinds = types.map((type) => type.replace(/^.*\//, '').toUpperCase())
  return `“${name}” was not added, because it is no ${anyOf.format(kinds)} file. Please choose another one.`
}
