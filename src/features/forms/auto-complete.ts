/** HTML `autocomplete` values by field label. The labels are reduced to lower-case words. */
const BY_LABEL: Record<string, string> = {
  name: 'name',
  'full name': 'name',
  'your name': 'name',
  'your full name': 'name',
  'complete name': 'name',
  'first name': 'given-name',
  'given name': 'given-name',
  'middle name': 'additional-name',
  'last name': 'family-name',
  'family name': 'family-name',
  surname: 'family-name',
  address: 'street-address',
  'home address': 'street-address',
  city: 'address-level2',
  province: 'address-level1',
}

export const autoCompleteFor = (label: string): string | undefined => {
  const words = label
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  return Object.hasOwn(BY_LABEL, words) ? BY_LABEL[words] : undefined
}

const NAMES = ['name', 'given-name', 'additional-name', 'family-name']

export const asksForName = (label: string): boolean => NAMES.includes(autoCompleteFor(label) ?? '')
