/**
 * Creates a store that keeps drafts in memory, separately for each account, because colleagues may
 * share a computer.
 */
export function createDraftStore<Draft>() {
  const byAccount = new Map<number, Map<number, Draft>>()
  return {
    of: (account: number, about: number): Draft | undefined => byAccount.get(account)?.get(about),
    keep(account: number, about: number, draft: Draft | undefined): void {
      const drafts = byAccount.get(account) ?? new Map<number, Draft>()
      byAccount.set(account, drafts)
      if (draft === undefined) drafts.delete(about)
      else drafts.set(about, draft)
    },
    all: (account: number): number[] => [...(byAccount.get(account)?.keys() ?? [])],
  }
}
