/**
 * `node retouch/server/src/laws/walk-far.ts [steps] [first seed]`: random changes over all fixtures,
 * both playgrounds and Textbench's source until so many steps are made (1,000,000), with the laws of
 * walk.testing.ts checked after each. Prints how many changed something, and stops at the first
 * law that is broken.
 */
import { fixtureProjects, realProjects } from './projects.testing.ts';
import { walk } from './walk.testing.ts';

const wanted = Number(process.argv[2] ?? 1_000_000);
const firstSeed = Number(process.argv[3] ?? 1);
const projects = [...realProjects(), ...fixtureProjects()];
const total = { steps: 0, changed: 0, refused: 0, followed: 0 };
let told = 0;

for (let seed = firstSeed; total.steps < wanted; seed += 1) {
  const files = projects[seed % projects.length];
  if (files === undefined) throw new RangeError('No project');
  const outcome = await walk(files, seed, Math.min(100, wanted - total.steps));
  total.steps += outcome.steps;
  total.changed += outcome.changed;
  total.refused += outcome.refused;
  total.followed += outcome.elementsFollowed;
  if (total.steps - told >= 50_000) {
    told = total.steps;
    console.info(`${told.toLocaleString('en')} steps, seed ${seed}`);
  }
}

const { steps, changed, refused, followed } = total;
console.info(
  `${steps.toLocaleString('en')} steps: ${changed.toLocaleString('en')} changes made and undone, ` +
    `${refused.toLocaleString('en')} refused, ${followed.toLocaleString('en')} elements followed. No law broken.`,
);
