import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What pages of editors lead to, and their words, beside them: reading thousands of pages for each
 * look at the broken links or each search would take seconds. Nodes of rich texts have a version;
 * every other object is a block, a row of its lists, or a link.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "pages" ADD COLUMN "held" jsonb GENERATED ALWAYS AS (
    jsonb_path_query_array(coalesce("blocks", '[]') || coalesce("content", '{}'),
      'strict $.** ? (@.type() == "object" && !exists(@.version)).keyvalue() ? (
        @.value.type() == "number" || @.value.type() == "array" && @.value[0].type() == "number"
        || @.value starts with "/" || @.value starts with "page:" || @.value starts with "form:"
        || @.value starts with "document:" || @.value starts with "province:")', '{}', true)
  ) STORED;
  ALTER TABLE "_pages_v" ADD COLUMN "held" jsonb GENERATED ALWAYS AS (
    CASE WHEN "latest" THEN
      jsonb_path_query_array(coalesce("version_blocks", '[]') || coalesce("version_content", '{}'),
        'strict $.** ? (@.type() == "object" && !exists(@.version)).keyvalue() ? (
          @.value.type() == "number" || @.value.type() == "array" && @.value[0].type() == "number"
          || @.value starts with "/" || @.value starts with "page:" || @.value starts with "form:"
          || @.value starts with "document:" || @.value starts with "province:")', '{}', true)
    END
  ) STORED, ADD COLUMN "search_text" text GENERATED ALWAYS AS (
    CASE WHEN "latest" THEN
      coalesce("version_title", '') || ' ' || coalesce("version_lead", '')
      || ' ' || coalesce(jsonb_path_query_array("version_content", 'strict $.** ? (@.type() == "string")')::text, '')
      || ' ' || coalesce(jsonb_path_query_array("version_blocks", 'strict $.** ? (@.type() == "string")')::text, '')
    END
  ) STORED;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "pages" DROP COLUMN "held";
  ALTER TABLE "_pages_v" DROP COLUMN "held", DROP COLUMN "search_text";`)
}
