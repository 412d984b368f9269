import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { cmsRoute } from '@/lib/http/cms/route'

export const GET = cmsRoute(REST_GET(config))
export const POST = cmsRoute(REST_POST(config))
export const DELETE = cmsRoute(REST_DELETE(config))
export const PATCH = cmsRoute(REST_PATCH(config))
