import { paths } from '@/lib/paths'

/** The content panel, for somebody of the staff whose role has no content: the way back. */
export const NotYours = () => (
  <main className="panel-not-yours">
    <h1>The content is not open to your role</h1>
    <p>Ask an admin to change your role if you should edit the website.</p>
    <p>
      <a href={paths.portal.dashboard}>Back to the portal</a>
    </p>
  </main>
)
