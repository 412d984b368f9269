/** Tables that may have a million rows, or that are written to all the time. */
const BIG = [
  ...['submissions', 'submission_files', 'submission_notes', 'submission_changes', 'receipts'],
  ...['audit_log', 'audit_names', 'job', 'archive'],
]
const BIG_TABLE = `(?:\\w+\\.)?(?:${BIG.join('|')})`

/** A column default that calls one of these makes PostgreSQL rewrite the table. */
const VOLATILE = 'random|gen_random_uuid|uuid_generate_v\\d|clock_timestamp|timeofday|nextval'

interface Rule {
  risk: string
  /**
   * True when the statement has this risk. The statement is in lower case, without quotes and with
   * single spaces.
   */
  is: (statement: string) => boolean
}

const matches = (pattern: string) => {
  const expression = new RegExp(pattern)
  return (statement: string) => expression.test(statement)
}
const onBig = (pattern: string) =>
  matches(`^alter table (?:if exists )?(?:only )?${BIG_TABLE} (?:.*, ?)?${pattern}`)
const both =
  (...checks: ((statement: string) => boolean)[]) =>
  (statement: string) =>
    checks.every((check) => check(statement))
const not = (pattern: string) => (statement: string) => !new RegExp(pattern).test(statement)

/**
 * Statements that break the previous version, which still runs during a migration, or lock a large
 * table for long.
 */
const RULES: readonly Rule[] = [
  { risk: 'drops a table', is: matches('^drop table ') },
  { risk: 'drops a column', is: matches('^alter table .*\\bdrop column ') },
  { risk: 'drops a type', is: matches('^drop type ') },
  { risk: 'renames', is: matches('^alter (table|type|index|sequence|view) .*\\brename ') },
  {
    risk: 'changes the type of a column',
    is: matches('^alter table .*\\balter column \\S+ (set data )?type '),
  },
  { risk: 'makes a column required', is: matches('^alter table .*\\bset not null') },
  {
    risk: 'adds a required column without a default',
    is: (statement) =>
      /^alter table /.test(statement) &&
      statement
        .split(/\badd column /)
        .slice(1)
        .some((column) => /\bnot null\b/.test(column) && !/\b(default|generated)\b/.test(column)),
  },
  {
    risk: 'rewrites a big table: a default that is another one for each row',
    is: onBig(`add column .*\\b((${VOLATILE})\\(|(big|small)?serial\\b|generated )`),
  },
  {
    risk: 'locks a big table: an index without CONCURRENTLY',
    is: both(
      matches(`^create (unique )?index .*\\bon (only )?${BIG_TABLE}\\b`),
      not('\\bconcurrently\\b'),
    ),
  },
  {
    risk: 'locks a big table: a constraint that is checked at once',
    is: both(onBig('add (constraint \\S+ )?(check|foreign key)\\b'), not('\\bnot valid\\b')),
  },
  {
    risk: 'locks a big table: a constraint that makes an index',
    is: both(
      onBig('add (constraint \\S+ )?(unique|primary key|exclude)\\b'),
      not('\\busing index\\b'),
    ),
  },
  {
    risk: 'changes every row of a big table at once',
    is: both(
      matches(`^(update|delete from) (only )?${BIG_TABLE}\\b`),
      not('\\blimit \\d|\\bany ?\\('),
    ),
  },
  {
    risk: 'locks a big table',
    is: matches(
      `^(lock|truncate|cluster)( table)? (only )?${BIG_TABLE}\\b|^vacuum.*full|^reindex (?!.*concurrently)`,
    ),
  },
]

interface Statement {
  text: string
  mark: string | null
}

/** A comment before a risky statement permits it, such as `-- locks: why this is safe here`. */
const MARK = /^--\s*locks:\s*(\S.{9,})$/m

function readStatements(source: string): Statement[] {
  const [up = ''] = source.split(/^export async function down\b/m)
  const sql = [...up.matchAll(/(?:sql|query\(\s*)([`'"])([\s\S]*?)\1\s*[,)]/g)].map(
    ([, , text]) => text,
  )
  return sql
    .flatMap((text = '') => text.match(/(?:\$\$[\s\S]*?\$\$|--[^\n]*|'(?:[^']|'')*'|[^;])+/g) ?? [])
    .map((part) => ({
      mark: MARK.exec(part.trim())?.[1] ?? null,
      text: part
        .replace(/--[^\n]*/g, ' ')
        .replace(/"/g, '')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase(),
    }))
    .filter(({ text }) => text !== '')
}

const madeHere = (statements: readonly Statement[]) =>
  new Set(
    statements.flatMap(
      ({ text }) => /^create table (?:if not exists )?(?:\w+\.)?(\w+)/.exec(text)?.[1] ?? [],
    ),
  )

const tableOf = (text: string) =>
  /^(?:alter table|update|delete from|lock table|truncate(?: table)?) (?:if exists )?(?:only )?(?:\w+\.)?(\w+)/.exec(
    text,
  )?.[1] ?? /^create (?:unique )?index .*?\bon (?:only )?(?:\w+\.)?(\w+)/.exec(text)?.[1]

/**
 * Returns the risks of all statements, except marked ones and those about tables that the same
 * migration creates.
 */
export function findMigrationRisks(source: string): string[] {
  const statements = readStatements(source)
  const isNew = madeHere(statements)
  return statements
    .filter(({ mark, text }) => mark === null && !isNew.has(tableOf(text) ?? ''))
    .flatMap(({ text }) =>
      RULES.filter(({ is }) => is(text)).map(({ risk }) => `${risk}: ${text.slice(0, 90)}`),
    )
}
