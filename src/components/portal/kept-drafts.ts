/**
 * What people have written and not sent yet, by the number of what it is about. Each finds only what
 * they wrote themselves: computers are shared. It lives as long as the page, never on the device.
 */
export function keptDrafts<Draft>() {
  const byAccount = new Map<number, Map<number, Draft>>()
  return {
    of: (account: number, about: number): Draft | undefined => byAccount.get(account)?.get(about),
    /** `undefined`: nothing is written there any more. */
    keep(account: number, about: number, draft: Draft | undefined): void {
      const drafts = byAccount.get(account) ?? new Map<number, Draft>()
      byAccount.set(account, drafts)
      if (draft === undefined) drafts.delete(about)
      else drafts.set(about, draft)
    },
    /** What somebody has drafts about, in the order in which they were begun. */
    all: (account: number): number[] => [...(byAccount.get(account)?.keys() ?? [])],
  }
}
