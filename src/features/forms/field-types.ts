/** Spec §3, in the order the builder offers them. */
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

/** Attributes of a single-line input, for visitors and staff. */
interface LineAttributes {
  type: 'text' | 'email' | 'tel' | 'date'
  inputMode?: 'email' | 'tel'
  autoCapitalize?: 'none'
  spellCheck?: false
}

interface FieldTypeTraits {
  /** The name the builder and the summary line use (Spec §2.4). */
  label: string
  /** Spec §5: only these take a list of options. */
  hasOptions: boolean
  /** Whether a placeholder makes sense in the visitor's input. */
  hasPlaceholder: boolean
  /** Which neighbours a short field may share a row with in the visitors' form; null for none. */
  besides: 'text' | 'compact' | null
  /** The kind of control that asks for the answer, on the site and in the portal. */
  control: 'line' | 'paragraphs' | 'choice' | 'choices' | 'file'
  /** Attributes of a control `line`. */
  line: LineAttributes
  /** What browsers may fill in on the site; `label` derives it from the label. */
  autoComplete: 'label' | 'email' | 'tel' | null
  /**
   * The message about an unfinished input: its value is empty, and only the browser knows that
   * something was typed. Null for inputs without parts.
   */
  halfTyped: string | null
  /**
   * What an answer consists of: `words` are checked for spam (decision 019), a `choice` may appear
   * in an automatic confirmation (018), an `address` identifies a person (023).
   */
  holds: 'words' | 'choice' | 'address' | 'file'
  /** Whether its answer may be the registrant's name. */
  canName: boolean
  /** Whether staff can press the answer to write an email or call. */
  link: 'email' | 'phone' | null
  /** The type of its cell in Excel and CSV. */
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
  cell: 'text',
}

/**
 * Everything that product code needs to know about a type, except how an answer is validated
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
