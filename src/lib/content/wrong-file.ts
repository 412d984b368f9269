const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Says which file is of a wrong kind, and which kinds are right (`image/jpeg` is called JPEG). */
export function wordsOfWrongFile(name: string, types: readonly string[]): string {
  const kinds = types.map((type) => type.replace(/^.*\//, '').toUpperCase())
  return `“${name}” was not added, because it is no ${anyOf.format(kinds)} file. Please choose another one.`
}
