import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The limits of a registration are looked up once instead of twice, and by an index: reading all
 * counters of a form with a limit for each province met many old versions of them (decision 066).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX "place_limits_by_province" ON "place_limits" ("form_id", (coalesce("province", '')));
  -- The limits that were found when the place was claimed, for the trigger that counts it; null when the
  -- trigger has to find them. Never read again, and not kept true.
  ALTER TABLE "submissions" ADD COLUMN "limit_ids" integer[];
  -- Which limits a registration counts for; who has registered under an option's earlier name too. The
  -- sign ? finds a name in a list of options and as the one option. The array finds limits by the index:
  -- the short answers as provinces (a town has 100 signs at most), and '' for a limit of no province.
  CREATE OR REPLACE FUNCTION "public"."place_claims"(form integer, answers jsonb) RETURNS SETOF integer
    LANGUAGE sql STABLE AS $$
    SELECT id FROM place_limits WHERE form_id = form AND coalesce(province, '') = ANY (ARRAY(
        SELECT province_slug(value) FROM jsonb_each_text(answers) WHERE length(value) <= 150
        UNION ALL SELECT ''))
      AND CASE WHEN field_id IS NULL THEN true
      WHEN province IS NOT NULL THEN province = province_slug(answers ->> field_id)
      ELSE answers -> field_id ? option OR (former IS NOT NULL
        AND answers -> field_id ?| ARRAY(SELECT jsonb_array_elements_text(former))) END $$;
  -- One plan for all calls, because planning takes longer than such short statements; by the index, also
  -- when the plan was made while the table was small.
  CREATE OR REPLACE FUNCTION "public"."count_seat"() RETURNS trigger LANGUAGE plpgsql
    SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
  DECLARE
    before text;
    after text := seat_counts(NEW);
    lost integer[] := '{}';
    gained integer[] := '{}';
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF after IS NOT NULL THEN
        gained := NEW.limit_ids;
        IF gained IS NULL THEN
          gained := ARRAY(SELECT claim FROM place_claims(NEW.form_id, NEW.data) AS claim);
        END IF;
        -- Whoever registers has locked these limits in the order of their ids.
        UPDATE place_limits SET held = held + CASE after WHEN 'held' THEN 1 ELSE 0 END,
            waiting = waiting + CASE after WHEN 'waiting' THEN 1 ELSE 0 END
          WHERE id = ANY (gained);
      END IF;
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
  -- The place of a new registration: held, waiting with its number, or full; and the limits it counts for,
  -- null for several people. Null when the form is another version by now. Whoever waits longer than three
  -- seconds for a limit gets an error. Where it had to wait, the transaction commits before it is on the
  -- disk: the caller waits for that.
  CREATE OR REPLACE FUNCTION "public"."claim_places"(form integer, version text, answers jsonb,
    OUT seat text, OUT line numeric, OUT limit_ids integer[]) LANGUAGE plpgsql SET lock_timeout = '3s'
    SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
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
      limit_ids := claims;
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
  END $$;
  -- For processes of the version before.
  CREATE OR REPLACE FUNCTION "public"."claim_seat"(form integer, version text, answers jsonb,
    OUT seat text, OUT line numeric) LANGUAGE sql AS $$
    SELECT seat, line FROM claim_places(form, version, answers) $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  CREATE OR REPLACE FUNCTION "public"."place_claims"(form integer, answers jsonb) RETURNS SETOF integer
    LANGUAGE sql STABLE AS $$
    SELECT id FROM place_limits WHERE form_id = form AND CASE WHEN field_id IS NULL THEN true
      WHEN province IS NOT NULL THEN province = province_slug(answers ->> field_id)
      ELSE answers -> field_id ? option OR (former IS NOT NULL
        AND answers -> field_id ?| ARRAY(SELECT jsonb_array_elements_text(former))) END $$;
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
  END $$;
  DROP FUNCTION "claim_places";
  ALTER TABLE "submissions" DROP COLUMN "limit_ids";
  DROP INDEX "place_limits_by_province";`)
}
