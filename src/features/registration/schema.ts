/** The response of the submit endpoint to a successful registration (201). */
export interface RegistrationResult {
  id: number
  reference: string
}

/**
 * Returns the reference code in the address after a post without script; null when the value is not
 * one.
 */
export const readReference = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(value) ? value : null
