/**
 * Unsent texts by the id of their subject. Each account finds only its own, because computers are
 * shared. Kept in memory, so they end with the page.
 */
export function keptDrafts<Draft>() {
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
    /** Ids of the subjects with a draft, in the order they were begun. */
    all: (account: number): number[] => [...(byAccount.get(account)?.keys() ?? [])],
  }
}
