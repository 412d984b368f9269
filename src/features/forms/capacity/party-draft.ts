import type { Party } from '../party/party'

/** The settings for parties on the screen. Numbers are texts as typed. */
export interface PartyDraft {
  isOn: boolean
  min: string
  max: string
  fieldIds: string[]
  needsAdult: boolean
}

const NEW: PartyDraft = { isOn: false, min: '1', max: '6', fieldIds: [], needsAdult: false }

export const toPartyDraft = (party: Party | null): PartyDraft =>
  party ? { ...party, isOn: true, min: String(party.min), max: String(party.max) } : NEW

export const toPartyInput = (
  { isOn, min, max, fieldIds, needsAdult }: PartyDraft,
  toCount: (text: string) => number | string | null,
) =>
  isOn ? { min: toCount(min), max: toCount(max), fieldIds: [...fieldIds].sort(), needsAdult } : null
