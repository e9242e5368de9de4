import type { Tool } from '@textbench/kit';
import { madeUpTool } from '../../worker/made-up-tool.testing.ts';
import { type ToolPageData, toolPageData } from '../tool-page-data.ts';

/** The page of a small tool, with what is told otherwise. */
export function toolPage(changes: Partial<Tool> = {}): ToolPageData {
  const tool = madeUpTool(changes);
  const { title, description, icon, keywords } = tool;
  const address = { slug: 'upper-case', family: 'case', href: '/tools/upper-case' } as const;
  return toolPageData({ ...address, title, description, icon, keywords }, tool, []);
}
