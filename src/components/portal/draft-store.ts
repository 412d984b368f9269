/**
 * Unsent drafts by the id of the record they belong to, separately for each account, because
 * computers are shared. Kept in memory only, so a reload deletes them.
 */
export function createDraftStore<Draft>() {
  const byAccount = new Map<number, Map<number, Draft>>()
  return {
    of: (account: number, about: number): Draft | undefined => byAccount.get(account)?.get(about),
    /** `undefined` removes the draft. */
    keep(account: number, about: number, draft: Draft | undefined): void {
      const drafts = byAccount.get(account) ?? new Map<number, Draft>()
      byAccount.set(account, drafts)
      if (draft === undefined) drafts.delete(about)
      else drafts.set(about, draft)
    },
    /**
     * Ids of the records that the account has drafts for, in the order in which they were begun.
     */
    all: (account: number): number[] => [...(byAccount.get(account)?.keys() ?? [])],
  }
}
