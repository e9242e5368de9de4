import { describe, expect, it } from 'vitest';
import { testShelf } from '../testing/fake-world.testing.ts';
import { parseRecipe, recipeSteps } from './recipe.ts';

const parsed = (recipe: unknown) => parseRecipe(JSON.stringify(recipe), 'r.json');
const stepsOf = (...steps: unknown[]) => recipeSteps(parsed({ steps }), testShelf);

describe('parseRecipe', () => {
  it('reads steps; options may be left out', () => {
    const steps = [{ tool: 'shout', options: { mark: '.' } }, { tool: 'cut' }];
    expect(parsed({ steps })).toEqual([
      { tool: 'shout', options: { mark: '.' } },
      { tool: 'cut', options: {} },
    ]);
  });

  it.each([
    [[], 'r.json: a recipe is an object with "steps".'],
    [{}, 'r.json: "steps" is a list of at least one step.'],
    [{ steps: [] }, 'r.json: "steps" is a list of at least one step.'],
    [{ steps: ['shout'] }, 'r.json: step 1: a step is an object with "tool", the slug of a tool.'],
    [{ steps: [{ tool: 'a', options: [] }] }, 'r.json: step 1: "options" is an object.'],
    [
      { steps: [{ tool: 'a', option: {} }] },
      'r.json: step 1: there is no "option" here, only "tool" and "options".',
    ],
    [{ step: [] }, 'r.json: there is no "step" here, only "steps".'],
  ])('refuses %j', (recipe, message) => {
    expect(() => parsed(recipe)).toThrow(expect.objectContaining({ fault: 'command', message }));
  });

  it('says where JSON is broken', () => {
    expect(() => parseRecipe('{\n  "steps": [,]\n}', 'r.json')).toThrow(
      'r.json:2:13: this is no JSON from here on.',
    );
    expect(() => parseRecipe('', 'r.json')).toThrow('r.json:1:1: this is no JSON from here on.');
  });
});

describe('recipeSteps', () => {
  it('takes options by name or flag and checks them', async () => {
    const steps = await stepsOf(
      { tool: 'dice', options: { 'ignore-case': true, sides: 8 } },
      { tool: 'shout', options: { loud: false } },
    );
    expect(steps.map(({ slug, number }) => [slug, number])).toEqual([
      ['dice', 1],
      ['shout', 2],
    ]);
    expect(steps[0]?.options).toMatchObject({ ignoreCase: true, sides: 8, seed: '1' });
    expect(steps[1]?.options).toMatchObject({ loud: false, mark: '' });
  });

  it.each([
    [{ tool: 'shot' }, 'step 2 (shot): There is no tool "shot".', 'Did you mean shout?'],
    [
      { tool: 'shout', options: { lod: true } },
      'step 2 (shout): There is no option "lod" here.',
      'Did you mean "loud"?',
    ],
    [
      { tool: 'shout', options: { ending: 'bangg' } },
      'step 2 (shout): --ending: Ending takes one of none, bang.',
      'Did you mean bang?',
    ],
    [
      { tool: 'pair' },
      'step 2 (pair): it does not take one text, so it can only be the first step.',
      undefined,
    ],
    [
      { tool: 'dice' },
      'step 2 (dice): it does not take one text, so it can only be the first step.',
      undefined,
    ],
  ])('names the step that is wrong: %j', async (step, message, hint) => {
    await expect(stepsOf({ tool: 'cut' }, step)).rejects.toMatchObject({
      fault: 'command',
      message,
      hint,
    });
  });

  it('does not hand sound or pictures on', async () => {
    await expect(stepsOf({ tool: 'beep' }, { tool: 'cut' })).rejects.toMatchObject({
      message: 'step 2 (cut): it cannot read what step 1 gives: audio, not text.',
    });
    expect(await stepsOf({ tool: 'cut' }, { tool: 'beep' })).toHaveLength(2);
  });
});
