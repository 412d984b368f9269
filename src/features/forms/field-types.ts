/** Spec §3; the builder offers them in this order. */
export const FIELD_TYPES = [
  'text',
  'email',
  'phone',
  'textarea',
  'select',
  'checkbox',
  'date',
  'file',
] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/** HTML attributes of a single-line input, for visitors and staff. */
interface LineAttributes {
  type: 'text' | 'email' | 'tel' | 'date'
  inputMode?: 'email' | 'tel'
  autoCapitalize?: 'none'
  spellCheck?: false
}

interface FieldTypeTraits {
  /** The name of the type in the builder and in the summary line (Spec §2.4). */
  label: string
  /** Spec §5: whether the field has a list of options. */
  hasOptions: boolean
  /** Whether the visitor's input can show a placeholder. */
  hasPlaceholder: boolean
  /**
   * The kind of short field: two neighbours of the same kind share a row in the visitors' form;
   * null when it always has a row of its own.
   */
  besides: 'text' | 'compact' | null
  /** The kind of control in which the answer is entered, on the site and in the portal. */
  control: 'line' | 'paragraphs' | 'choice' | 'choices' | 'file'
  /** HTML attributes, used when the control is a `line`. */
  line: LineAttributes
  /**
   * The HTML `autocomplete` value on the site; `label` derives it from the label, null switches it
   * off.
   */
  autoComplete: 'label' | 'email' | 'tel' | null
  /**
   * The message when an input was begun and not finished, such as a date without a year; its value
   * is then empty. Null for inputs that cannot be unfinished.
   */
  halfTyped: string | null
  /**
   * What an answer contains: `words` are checked for spam (decision 019), a `choice` may appear in
   * an automatic confirmation (018), an `address` identifies a person (023).
   */
  holds: 'words' | 'choice' | 'address' | 'file'
  /** Whether staff may choose the field as the registrant's name. */
  canName: boolean
  /**
   * What happens when staff press the answer: they write an email or call; null when it is no link.
   */
  link: 'email' | 'phone' | null
  /** Whether a rule may say "at least" or "at most" of its answer (conditions/show-when.ts). */
  isOrdered: boolean
  /** The kind of its cell in Excel and CSV. */
  cell: 'text' | 'date' | 'file'
}

const TEXT: FieldTypeTraits = {
  label: 'Text',
  hasOptions: false,
  hasPlaceholder: true,
  besides: 'text',
  control: 'line',
  line: { type: 'text' },
  autoComplete: 'label',
  halfTyped: null,
  holds: 'words',
  canName: true,
  link: null,
  isOrdered: false,
  cell: 'text',
}

/**
 * Everything that the code needs to know about a type, except how its answers are validated
 * (answer-rules.ts).
 */
export const FIELD_TYPE_TRAITS: Record<FieldType, FieldTypeTraits> = {
  text: TEXT,
  email: {
    ...TEXT,
    label: 'Email',
    besides: 'compact',
    line: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
    autoComplete: 'email',
    holds: 'address',
    link: 'email',
  },
  phone: {
    ...TEXT,
    label: 'Phone',
    besides: 'compact',
    line: { type: 'tel', inputMode: 'tel' },
    autoComplete: 'tel',
    holds: 'address',
    link: 'phone',
  },
  textarea: {
    ...TEXT,
    label: 'Long Text',
    besides: null,
    control: 'paragraphs',
    autoComplete: null,
    canName: false,
  },
  select: {
    ...TEXT,
    label: 'Dropdown',
    hasOptions: true,
    besides: 'compact',
    control: 'choice',
    autoComplete: null,
    holds: 'choice',
  },
  checkbox: {
    ...TEXT,
    label: 'Checkbox',
    hasOptions: true,
    hasPlaceholder: false,
    besides: null,
    control: 'choices',
    autoComplete: null,
    holds: 'choice',
    canName: false,
  },
  date: {
    ...TEXT,
    label: 'Date',
    hasPlaceholder: false,
    besides: 'compact',
    line: { type: 'date' },
    autoComplete: null,
    halfTyped: 'Please enter a valid date',
    holds: 'choice',
    canName: false,
    isOrdered: true,
    cell: 'date',
  },
  file: {
    ...TEXT,
    label: 'File Upload',
    hasPlaceholder: false,
    besides: null,
    control: 'file',
    autoComplete: null,
    holds: 'file',
    canName: false,
    cell: 'file',
  },
}
