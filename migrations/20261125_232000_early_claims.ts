import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Claiming and counting a place in fewer statements, and without waiting for the disk where others
 * wait for the place (decision 066).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- Old versions of a counter are cleared when a page is full, not with each change.
  ALTER TABLE "place_limits" RESET (fillfactor);
  -- Of a province as it is stored; its slug has no other signs.
  CREATE OR REPLACE FUNCTION "public"."province_slug"(answer text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT replace(lower(trim(split_part(answer, ',', -1))), ' ', '-') $$;
  -- Which limits a registration counts for; who has registered under an option's earlier name too. The
  -- sign ? finds a name in a list of options and as the one option.
  CREATE OR REPLACE FUNCTION "public"."place_claims"(form integer, answers jsonb) RETURNS SETOF integer
    LANGUAGE sql STABLE AS $$
    SELECT id FROM place_limits WHERE form_id = form AND CASE WHEN field_id IS NULL THEN true
      WHEN province IS NOT NULL THEN province = province_slug(answers ->> field_id)
      ELSE answers -> field_id ? option OR (former IS NOT NULL
        AND answers -> field_id ?| ARRAY(SELECT jsonb_array_elements_text(former))) END $$;
  -- One plan for all calls: planning takes longer than such short statements.
  CREATE OR REPLACE FUNCTION "public"."count_seat"() RETURNS trigger LANGUAGE plpgsql
    SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    before text;
    after text := seat_counts(NEW);
    lost integer[] := '{}';
    gained integer[] := '{}';
  BEGIN
    IF TG_OP = 'INSERT' THEN
      -- Whoever registers has locked these limits in the order of their ids.
      UPDATE place_limits SET held = held + CASE after WHEN 'held' THEN 1 ELSE 0 END,
          waiting = waiting + CASE after WHEN 'waiting' THEN 1 ELSE 0 END
        WHERE after IS NOT NULL
          AND id = ANY (ARRAY(SELECT claim FROM place_claims(NEW.form_id, NEW.data) AS claim));
      RETURN NULL;
    END IF;
    before := seat_counts(OLD);
    IF before IS NOT NULL THEN
      lost := ARRAY(SELECT claim FROM place_claims(OLD.form_id, OLD.data) AS claim);
    END IF;
    IF after IS NOT NULL THEN
      gained := ARRAY(SELECT claim FROM place_claims(NEW.form_id, NEW.data) AS claim);
    END IF;
    IF (before, lost) IS NOT DISTINCT FROM (after, gained) THEN RETURN NULL; END IF;
    -- In the order of their ids, so that no two transactions wait for each other.
    PERFORM FROM place_limits WHERE id = ANY (lost || gained) ORDER BY id FOR UPDATE;
    UPDATE place_limits SET
        held = held + CASE WHEN after = 'held' AND id = ANY (gained) THEN 1 ELSE 0 END
          - CASE WHEN before = 'held' AND id = ANY (lost) THEN 1 ELSE 0 END,
        waiting = waiting + CASE WHEN after = 'waiting' AND id = ANY (gained) THEN 1 ELSE 0 END
          - CASE WHEN before = 'waiting' AND id = ANY (lost) THEN 1 ELSE 0 END
      WHERE id = ANY (lost || gained);
    RETURN NULL;
  END $$;
  -- The place of a new registration: held, waiting with its number, or full. Null when the form is
  -- another version by now. Whoever waits longer than three seconds for a limit gets an error. Where it
  -- had to wait, the transaction commits before it is on the disk: the caller waits for that.
  CREATE OR REPLACE FUNCTION "public"."claim_seat"(form integer, version text, answers jsonb,
    OUT seat text, OUT line numeric) LANGUAGE plpgsql SET lock_timeout = '3s'
    SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    claims integer[];
    -- How many people each takes; null for one.
    needed bigint[];
    claim integer;
    is_locked boolean;
    is_full boolean;
    is_awaited boolean;
    has_list boolean;
  BEGIN
    IF jsonb_typeof(answers) = 'array' THEN
      SELECT array_agg(id ORDER BY id), array_agg(count ORDER BY id) INTO claims, needed FROM (
        SELECT id, count(*) FROM jsonb_array_elements(answers) AS person(answers),
          place_claims(form, person.answers) AS id GROUP BY id) AS need;
    ELSE
      claims := ARRAY(SELECT id FROM place_claims(form, answers) AS id ORDER BY id);
    END IF;
    -- A queue before the rows: who waits for a row that is changed must find its newest version first.
    -- Assigned, because that is quicker than a statement.
    FOREACH claim IN ARRAY coalesce(claims, '{}') LOOP
      IF NOT pg_try_advisory_xact_lock(hashtext('place_limits'), claim) THEN
        is_locked := set_config('synchronous_commit', 'off', true) = 'off'
          AND pg_advisory_xact_lock(hashtext('place_limits'), claim) IS NOT NULL;
      END IF;
    END LOOP;
    SELECT bool_or(held + coalesce(needed[array_position(claims, id)], 1) > seats), bool_or(waiting > 0)
      INTO is_full, is_awaited FROM (
        SELECT id, held, seats, waiting FROM place_limits WHERE id = ANY (claims) ORDER BY id FOR UPDATE
      ) AS locked;
    SELECT places_has_waiting_list INTO has_list FROM forms WHERE id = form AND xmin::text = version;
    IF NOT FOUND THEN RETURN; END IF;
    IF is_full IS NOT TRUE AND (is_awaited IS NOT TRUE OR NOT is_anybody_next(form, claims)) THEN
      seat := 'held';
    ELSIF has_list THEN
      -- Held until the commit, so that numbers are in the order of commits.
      PERFORM pg_advisory_xact_lock(hashtext('place_line'), form);
      seat := 'waiting';
      line := nextval('place_line');
    ELSE
      seat := 'full';
    END IF;
  END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "place_limits" SET (fillfactor = 50);
  CREATE OR REPLACE FUNCTION "public"."province_slug"(answer text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT regexp_replace(lower(trim(split_part(answer, ',', -1))), '[^a-z0-9]+', '-', 'g') $$;
  CREATE OR REPLACE FUNCTION "public"."place_claims"(form integer, answers jsonb) RETURNS SETOF integer
    LANGUAGE sql STABLE AS $$
    SELECT id FROM place_limits WHERE form_id = form AND (field_id IS NULL OR answers -> field_id ? option
      OR (former IS NOT NULL
        AND answers -> field_id ?| ARRAY(SELECT jsonb_array_elements_text(former)))
      OR (province IS NOT NULL AND province = province_slug(answers ->> field_id))) $$;
  CREATE OR REPLACE FUNCTION "public"."count_seat"() RETURNS trigger LANGUAGE plpgsql
    SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    before text := seat_counts(OLD);
    after text := seat_counts(NEW);
    lost integer[] := CASE WHEN before IS NULL THEN '{}'
      ELSE ARRAY(SELECT claim FROM place_claims(OLD.form_id, OLD.data) AS claim) END;
    gained integer[] := CASE WHEN after IS NULL THEN '{}'
      ELSE ARRAY(SELECT claim FROM place_claims(NEW.form_id, NEW.data) AS claim) END;
  BEGIN
    IF (before, lost) IS NOT DISTINCT FROM (after, gained) THEN RETURN NULL; END IF;
    -- In the order of their ids, so that no two transactions wait for each other.
    PERFORM FROM place_limits WHERE id = ANY (lost || gained) ORDER BY id FOR UPDATE;
    UPDATE place_limits SET
        held = held + CASE WHEN after = 'held' AND id = ANY (gained) THEN 1 ELSE 0 END
          - CASE WHEN before = 'held' AND id = ANY (lost) THEN 1 ELSE 0 END,
        waiting = waiting + CASE WHEN after = 'waiting' AND id = ANY (gained) THEN 1 ELSE 0 END
          - CASE WHEN before = 'waiting' AND id = ANY (lost) THEN 1 ELSE 0 END
      WHERE id = ANY (lost || gained);
    RETURN NULL;
  END $$;
  CREATE OR REPLACE FUNCTION "public"."claim_seat"(form integer, version text, answers jsonb,
    OUT seat text, OUT line numeric) LANGUAGE plpgsql SET lock_timeout = '3s'
    SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    people jsonb := CASE jsonb_typeof(answers) WHEN 'array' THEN answers ELSE jsonb_build_array(answers) END;
    claims integer[];
    needed bigint[];
    has_list boolean;
  BEGIN
    SELECT array_agg(claim), array_agg(count) INTO claims, needed FROM (
      SELECT claim, count(*) FROM jsonb_array_elements(people) AS person(answers),
        place_claims(form, person.answers) AS claim GROUP BY claim) AS need;
    -- A queue before the rows: who waits for a row that is changed must find its newest version first.
    PERFORM pg_advisory_xact_lock(hashtext('place_limits'), id) FROM unnest(claims) AS id ORDER BY id;
    PERFORM FROM place_limits WHERE id = ANY (claims) ORDER BY id FOR UPDATE;
    SELECT places_has_waiting_list INTO has_list FROM forms WHERE id = form AND xmin::text = version;
    IF NOT FOUND THEN RETURN; END IF;
    IF NOT EXISTS (SELECT FROM place_limits JOIN unnest(claims, needed) AS need(claim, count) ON id = claim
          WHERE held + count > seats)
        AND NOT is_anybody_next(form, claims) THEN
      seat := 'held';
    ELSIF has_list THEN
      -- Held until the commit, so that numbers are in the order of commits.
      PERFORM pg_advisory_xact_lock(hashtext('place_line'), form);
      seat := 'waiting';
      line := nextval('place_line');
    ELSE
      seat := 'full';
    END IF;
  END $$;`)
}
