/** What the submit endpoint answers with 201. */
export interface RegistrationResult {
  id: number
  reference: string
}
