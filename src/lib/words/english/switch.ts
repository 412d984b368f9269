import type { LanguageSwitchWords } from '../words'

export const LANGUAGE_SWITCH_WORDS: LanguageSwitchWords = {
  label: 'Language',
  offer: 'Would you like to read this form in English?',
  yes: 'Read in English',
  no: 'No, thank you',
  failed: 'The language could not be changed just now. Your answers are still here.',
}
