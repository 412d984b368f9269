/** What the submit endpoint returns with 201. */
export interface RegistrationResult {
  id: number
  reference: string
}

/** Reads the reference in the address after a post without script; null for anything else. */
export const readReference = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(value) ? value : null
