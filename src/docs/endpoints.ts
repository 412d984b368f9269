import type { z } from 'zod'
import { createFormSchema, saveFieldsSchema, updateFormSchema } from '@/features/forms/schema'
import { loginSchema, setupSchema } from '@/features/staff/schema'
import {
  listSubmissionsSchema,
  submissionFiltersSchema,
  updateSubmissionSchema,
} from '@/features/submissions/schema'
import type { Permission } from '@/lib/access'

/** One documented call; `docs/api.md` is rendered from these. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  /** Who may call it. */
  access: Permission | 'anyone'
  summary: string
  body?: z.ZodType
  query?: z.ZodType
  answers: string
}

export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/health',
    access: 'anyone',
    summary: 'Whether the database, the queue and the storage answer.',
    answers: '200 when all do · 503',
  },
  {
    method: 'GET',
    path: '/api/admin/setup',
    access: 'anyone',
    summary: 'Whether the portal still waits for its superadmin.',
    answers: '200 `{ open }`',
  },
  {
    method: 'POST',
    path: '/api/admin/setup',
    access: 'anyone',
    summary: 'Creates the superadmin, once.',
    body: setupSchema,
    answers: '201 `{ user }` · 400 with fields · 409 once any account exists',
  },
  {
    method: 'POST',
    path: '/api/admin/login',
    access: 'anyone',
    summary: 'Opens a session and sets its cookie.',
    body: loginSchema,
    answers:
      '200 `{ user }` · 400 · 401, the same for an unknown address and a wrong password · 429 with `Retry-After`',
  },
  {
    method: 'POST',
    path: '/api/admin/logout',
    access: 'portal.enter',
    summary: 'Ends this session.',
    answers: '200 `{ ok }` · 401',
  },
  {
    method: 'GET',
    path: '/api/admin/session',
    access: 'portal.enter',
    summary: 'Who is signed in.',
    answers: '200 `{ user: { id, name, email, role } }` · 401',
  },
  {
    method: 'GET',
    path: '/api/admin/users',
    access: 'staff.read',
    summary: 'Everybody with an account, oldest first.',
    answers: '200 array of `{ id, name, email, role, status, createdAt }`',
  },
  {
    method: 'GET',
    path: '/api/admin/dashboard',
    access: 'portal.enter',
    summary: 'Live counts and recent activity.',
    answers:
      '200 `{ users, forms, submissions, activity }`; `submissions` is null for a store manager',
  },
  {
    method: 'GET',
    path: '/api/admin/forms',
    access: 'forms.read',
    summary: 'All forms with their fields, newest first.',
    answers: '200 array of forms',
  },
  {
    method: 'POST',
    path: '/api/admin/forms',
    access: 'forms.write',
    summary: 'Opens a new, empty form.',
    body: createFormSchema,
    answers: '201 the form · 400 · 409 when the slug is taken',
  },
  {
    method: 'GET',
    path: '/api/admin/forms/{id}',
    access: 'forms.read',
    summary: 'One form with its fields; removed fields stand in `archivedFields`.',
    answers: '200 the form · 404',
  },
  {
    method: 'PUT',
    path: '/api/admin/forms/{id}',
    access: 'forms.write',
    summary: 'Changes any of isActive, name, slug, description.',
    body: updateFormSchema,
    answers: '200 the form · 400 · 404 · 409 when the slug is taken',
  },
  {
    method: 'POST',
    path: '/api/admin/forms/{id}/fields',
    access: 'forms.write',
    summary:
      'Saves the full ordered list of fields. New ones get ids, saved ones keep theirs, missing ones are archived.',
    body: saveFieldsSchema,
    answers: '200 the form · 400 · 404 · 409 when somebody saved since `revision`',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions',
    access: 'submissions.read',
    summary:
      'Without a query the whole array, newest first, streamed. With any of these parameters that page, with `X-Total-Count` (after filters) and `X-Unfiltered-Count`.',
    query: listSubmissionsSchema,
    answers: '200 array of submissions · 400',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/{id}',
    access: 'submissions.read',
    summary: 'One submission.',
    answers: '200 the submission · 404',
  },
  {
    method: 'PUT',
    path: '/api/admin/submissions/{id}',
    access: 'submissions.write',
    summary: 'Sets the status; any from any other.',
    body: updateSubmissionSchema,
    answers: '200 the submission · 400 · 404',
  },
  {
    method: 'GET',
    path: '/api/admin/submissions/export/{formId}',
    access: 'submissions.read',
    summary: 'The matching submissions of one form as a spreadsheet, oldest first.',
    query: submissionFiltersSchema.omit({ formId: true }),
    answers: '200 .xlsx · 404 for an unknown form or no match',
  },
  {
    method: 'GET',
    path: '/api/admin/files/{id}',
    access: 'submissions.read',
    summary: 'A file of a registration, always as a download.',
    answers: '200 the bytes · 404',
  },
  {
    method: 'GET',
    path: '/api/forms/{slug}',
    access: 'anyone',
    summary: 'An open form, as a visitor sees it.',
    answers: '200 `{ name, slug, description, fields }` · 404 when closed or unknown',
  },
  {
    method: 'POST',
    path: '/api/forms/{slug}/submit',
    access: 'anyone',
    summary:
      'Registers. JSON `{ data }`, or multipart with a part `data` (JSON) and a part `file_{fieldId}` per file. A browser that posts the plain form (parts `answer_{fieldId}`, `Accept: text/html`) is answered 303 to the page that says how it went. With the header `Idempotency-Key` a repeat answers the first result.',
    answers:
      '201 `{ id, reference }` · 400 with fields · 404 · 409 for a used key with other answers · 413 · 415 · 429',
  },
]
