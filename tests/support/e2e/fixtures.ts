import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type Page,
} from 'playwright/test'
import type { Role } from '@/lib/access'
import { openProductDatabase } from './database'
import { removeTaggedForms, TestForms } from './forms'
import { waitForPortalOnLoad } from './opened'
import { expectNoCspViolations } from './policy'
import {
  createMember,
  type Member,
  NO_SESSION,
  removeMember,
  type SignedInMember,
  signIn,
} from './staff'

interface WorkerFixtures {
  address: string
  database: pg.Pool
  /**
   * Returns a member that all tests of a worker share. A test that changes the account or its
   * sessions must use `newMember` instead.
   */
  sharedMember: (role: Role) => Promise<SignedInMember>
  member: SignedInMember
  staffApi: APIRequestContext
}

interface TestFixtures {
  /** Part of the names of this test's forms, which are removed when it ends. */
  tag: string
  forms: TestForms
  newMember: (role: Role) => Promise<Member>
  signedIn: (member: Member | SignedInMember) => Promise<Page>
  beginSession: (page: Page, member: Member) => Promise<void>
  visitor: Page
  isPhone: boolean
}

/**
 * Avoids idle connections, because a request fails when the server closes the idle connection that
 * it uses.
 */
const NO_KEEP_ALIVE = { extraHTTPHeaders: { connection: 'close' } }

const newTag = () => `t${randomBytes(5).toString('hex')}`

/** Playwright's `test` with the fixtures of the product. `page` and `visitor` have no session. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it depends on
    async ({}, use, { project }) => {
      if (!project.use.baseURL) throw new Error('tests/playwright.config.ts sets baseURL')
      await use(project.use.baseURL)
    },
    { scope: 'worker' },
  ],
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const dataDir = process.env.E2E_DATA_DIR
      if (!dataDir) throw new Error('tests/support/e2e/product.ts sets E2E_DATA_DIR')
      const database = openProductDatabase(dataDir)
      await use(database)
      await database.end()
    },
    { scope: 'worker' },
  ],
  sharedMember: [
    async ({ playwright, address, database }, use) => {
      const known = new Map<Role, Promise<SignedInMember>>()
      const make = async (role: Role) => {
        const anonymous = await playwright.request.newContext({
          baseURL: address,
          storageState: NO_SESSION,
          ...NO_KEEP_ALIVE,
        })
        const member = await createMember(anonymous, database, { tag: newTag(), role })
        await anonymous.dispose()
        return { ...member, session: await signIn(playwright.request, address, member) }
      }
      await use((role) => {
        const colleague = known.get(role) ?? make(role)
        known.set(role, colleague)
        return colleague
      })
      for (const colleague of known.values()) await removeMember(database, await colleague)
    },
    { scope: 'worker' },
  ],
  member: [
    async ({ sharedMember }, use) => use(await sharedMember('super_admin')),
    { scope: 'worker' },
  ],
  staffApi: [
    async ({ playwright, address, member }, use) => {
      const options = { baseURL: address, storageState: member.session, ...NO_KEEP_ALIVE }
      const api = await playwright.request.newContext(options)
      await use(api)
      await api.dispose()
    },
    { scope: 'worker' },
  ],
  tag: async ({ database }, use) => {
    const tag = newTag()
    await use(tag)
    await removeTaggedForms(database, tag)
  },
  forms: async ({ staffApi, database, tag }, use) => use(new TestForms(staffApi, database, tag)),
  newMember: async ({ staffApi, database }, use) => {
    const made: Member[] = []
    await use(async (role) => {
      const member = await createMember(staffApi, database, { tag: newTag(), role })
      made.push(member)
      return member
    })
    for (const member of made) await removeMember(database, member)
  },
  context: async ({ context }, use) => {
    waitForPortalOnLoad(context)
    await expectNoCspViolations(context, () => use(context))
  },
  signedIn: async ({ browser, playwright, address }, use) => {
    const opened: BrowserContext[] = []
    await use(async (member) => {
      const storageState =
        'session' in member ? member.session : await signIn(playwright.request, address, member)
      const context = await browser.newContext({ storageState })
      opened.push(context)
      waitForPortalOnLoad(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
  beginSession: async ({ playwright, address }, use) =>
    use(async (page, member) => {
      const { cookies } = await signIn(playwright.request, address, member)
      await page.context().addCookies(cookies)
    }),
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext({ storageState: NO_SESSION })
    waitForPortalOnLoad(context)
    const page = await context.newPage()
    await expectNoCspViolations(context, () => use(page))
    await context.close()
  },
  isPhone: async ({ isMobile }, use) => use(isMobile),
})

export const staffTest = test.extend({
  storageState: async ({ member }, use) => use(member.session),
})

export { expect } from 'playwright/test'
